// A remote bot for Node alone, written from docs/wire.md: it plays by chance.
//
//   node bot.mjs http://localhost:8000 TOKEN TABLE SEAT    play at a table; seats count from 1
//   node bot.mjs http://localhost:8000 TOKEN               wait to be invited, again and again
//
// Node 20 wants --experimental-websocket. Replace `choose`: the view holds all that the seat may
// know, and its legal actions.

const [server, token, table, seat] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };

/** One of the legal actions. */
function choose(view) {
  return view.legal[Math.floor(Math.random() * view.legal.length)];
}

/** What the server answers; who asks too fast waits, and asks again. */
async function ask(method, path, body) {
  for (;;) {
    const answer = await fetch(server + path, { method, headers, body: body && JSON.stringify(body) });
    const told = answer.status === 204 ? null : await answer.json();
    if (answer.ok) return told;
    if (told.reason !== "too-fast") throw new Error(told.reason);
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** Every message of a socket, handed to `heard(message, send)` until that returns something. */
function listen(path, heard) {
  return new Promise((done, fail) => {
    const socket = new WebSocket(server.replace("http", "ws") + path, { headers });
    const send = (message) => socket.send(JSON.stringify(message));
    socket.onerror = () => {}; // what it was, onclose tells
    socket.onclose = ({ code }) => {
      if (code >= 4000) fail(new Error(`closed: ${code}`));
      else setTimeout(() => done(listen(path, heard)), 500); // 1012, 1013, a line that broke
    };
    socket.onmessage = ({ data }) => {
      const result = heard(JSON.parse(data), send);
      if (result === undefined) return;
      socket.onclose = null;
      socket.close();
      done(result);
    };
  });
}

/** Sit down, play to the end, and tell the ranking. */
async function play(table, seat) {
  const me = (await ask("GET", "/api/me")).id;
  const { seats } = await ask("GET", `/api/tables/${table}`);
  if (!seats.some(({ player }) => player === me)) {
    await ask("POST", `/api/tables/${table}/seats/${seat}`, {});
  }
  let ref = 0;
  let latest = null; // the seat and the view that are ours to answer
  const answer = (send) => {
    const { seat, view } = latest;
    if (view?.legal.length) {
      send({ type: "act", ref: ++ref, seat, question: view.asked, action: choose(view) });
    }
  };
  return listen(`/ws/tables/${table}`, (message, send) => {
    if (message.type === "sync" || message.type === "update") {
      latest = message;
      answer(send);
    } else if (message.type === "refused" && message.reason === "too-fast") {
      setTimeout(() => answer(send), 200);
    }
    if (message.table?.status === "over") return message.table.result?.ranking ?? [];
  });
}

/** The next invitation. */
function invitation() {
  return listen("/ws/bots", (message) => (message.type === "invited" ? message : undefined));
}

if (table) {
  console.log("ranking:", JSON.stringify(await play(table, Number(seat) - 1)));
} else {
  for (;;) {
    const { table, seat, by } = await invitation();
    console.log(`${by} invites to ${table.game}, seat ${seat + 1}`);
    try {
      console.log("ranking:", JSON.stringify(await play(table.id, seat)));
    } catch (error) {
      console.log("refused:", error.message); // the seat was taken meanwhile, say
    }
  }
}
