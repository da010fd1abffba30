/** What the action bar shows for a decision in the making: its buttons, and how to go on. */
import { t } from "../../lib/app.svelte";
import type { Choice } from "../../lib/board/ActionBar.svelte";
import { arg } from "../../lib/choices";
import type { Deciding } from "./deciding.svelte";
import { size } from "./payment";

/** What is asked there is chosen on the table, not in the bar. */
const TAPPED = ["secure", "return", "release", "toss", "start"];

export class Bar {
  constructor(private readonly deciding: Deciding) {}

  get choices(): Choice[] {
    const { view, undo } = this.deciding.now();
    const own = view.prompt ? this.ownChoices : [];
    if (!undo || view.seat === null || this.deciding.payment) return own;
    const more = { isDisabled: false, isMain: false, isSpare: true };
    return [...own, this.button("undo", t("page-undo"), undo, more)];
  }

  private get ownChoices(): Choice[] {
    const { view, legal, speech } = this.deciding.now();
    switch (view.phase) {
      case "fulfil":
        return legal.map((action) => {
          const label = speech.condition(arg(action, 0));
          return this.deciding.choice(action, { isMain: false, label, name: speech.action(action) });
        });
      case "turn":
      case "stack":
      case "move":
        return this.turnChoices;
      default:
        return [];
    }
  }

  private get turnChoices(): Choice[] {
    const { view, speech, suggestion } = this.deciding.now();
    const { plan, payment, chosen } = this.deciding;
    if (payment) {
      const what = this.deciding.isLaying ? "go-lay" : plan.kind;
      const cards = size(payment.paid);
      const label = speech.board(chosen ? what : "choose-cards", { cards });
      const isDisabled = !this.deciding.isMine || !chosen;
      return [this.button("pay", label, this.deciding.confirm, { isDisabled }), ...this.onlyGo];
    }
    const offered: Choice[] = [];
    const tosses = this.deciding.legal("toss");
    if (plan.kind !== "tile" && this.deciding.legal("lay").length) {
      const isHinted = suggestion?.[0] === "lay";
      offered.push(this.button("lay", speech.board("lay-begin"), this.deciding.beginLay, { isHinted }));
    }
    if (tosses.length && plan.kind !== "toss") {
      const press = () => (this.deciding.plan = { kind: "toss" });
      offered.push(this.button("toss", speech.board("toss"), press, { isMain: false }));
    }
    for (const action of this.deciding.legal("toss-bag", "gather", "end")) {
      const isPass = action[0] === "end" && view.phase === "turn";
      const short = isPass ? "pass" : action[0] === "toss-bag" ? "toss-bag" : null;
      const label = short ? speech.board(short) : speech.action(action);
      const isMain = action[0] === "gather" || (view.phase === "move" && !offered.length);
      offered.push(this.deciding.choice(action, { label, isMain: isMain && plan.kind !== "tile" }));
    }
    return offered;
  }

  /** To go a way without the egg that is offered at its end. */
  private get onlyGo(): Choice[] {
    const { onlyGoing } = this.deciding;
    if (!onlyGoing) return [];
    const { speech } = this.deciding.now();
    const label = speech.board("only-go", { cards: size(onlyGoing.paid) });
    const press = () => this.deciding.begin(onlyGoing.acts);
    return [this.button("only-go", label, press, { isMain: false })];
  }

  private button(
    key: string,
    label: string,
    press: () => void,
    more: Partial<Choice> = {},
  ): Choice {
    const isDisabled = !this.deciding.isMine;
    return { key, label, isMain: true, isHinted: false, isDisabled, press, ...more };
  }

  /** What is begun, and how to go on. */
  get explained(): string {
    const { view, speech } = this.deciding.now();
    const { plan, payment, chosen } = this.deciding;
    if (plan.kind === "read") return speech.place(view, plan.site);
    if (!this.deciding.isMine) return "";
    if (payment && !chosen) return speech.board("unpaid");
    if (this.deciding.isStopped && plan.kind === "none") return speech.board("stopped");
    switch (plan.kind) {
      case "go":
        return speech.board("begun-go");
      case "lay":
        return speech.board("paid");
      case "tile":
        return speech.board("tile-raised", { tile: speech.tile(this.deciding.raisedTile ?? 0) });
      case "place":
        return speech.board("begun-place");
      case "toss":
        return speech.board("begin-toss");
      default:
        return this.begin;
    }
  }

  private get begin(): string {
    const { view, speech, isLesson } = this.deciding.now();
    if (view.phase === "stack") return this.preview;
    if (TAPPED.includes(view.phase)) return speech.board(`begin-${view.phase}`);
    if (isLesson) return "";
    if (view.phase === "turn") return speech.board(view.solo ? "begin-solo" : "begin");
    if (view.phase !== "move" || speech.isDone(view)) return "";
    // From here on a step may be missing: not past every bird, or none at all (IS-38).
    const isShort = view.free_steps < view.seats;
    return isShort ? speech.board("few-steps", { steps: view.free_steps }) : speech.board("begin-move");
  }

  /** The resources that the exploration will bring so far. */
  private get preview(): string {
    const { view, speech } = this.deciding.now();
    const coming = view.coming.flatMap(([, resource]) =>
      resource === null ? [] : [speech.resource(resource)],
    );
    return speech.board("coming", { resources: speech.listed(coming) });
  }
}

