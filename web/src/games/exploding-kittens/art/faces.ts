/** The picture of each title, in the order of the titles. */
import type { Component } from "svelte";
import Attack from "./faces/Attack.svelte";
import BeardCat from "./faces/BeardCat.svelte";
import Cattermelon from "./faces/Cattermelon.svelte";
import Defuse from "./faces/Defuse.svelte";
import ExplodingKitten from "./faces/ExplodingKitten.svelte";
import Favor from "./faces/Favor.svelte";
import HairyPotatoCat from "./faces/HairyPotatoCat.svelte";
import Nope from "./faces/Nope.svelte";
import RainbowRalphingCat from "./faces/RainbowRalphingCat.svelte";
import SeeTheFuture from "./faces/SeeTheFuture.svelte";
import Shuffle from "./faces/Shuffle.svelte";
import Skip from "./faces/Skip.svelte";
import Tacocat from "./faces/Tacocat.svelte";

export const FACES: Component[] = [
  ExplodingKitten,
  Defuse,
  Nope,
  Attack,
  Skip,
  Favor,
  Shuffle,
  SeeTheFuture,
  Tacocat,
  Cattermelon,
  HairyPotatoCat,
  BeardCat,
  RainbowRalphingCat,
];
