"""A request comes in: its address, who asks, whether they may, and what is answered."""
