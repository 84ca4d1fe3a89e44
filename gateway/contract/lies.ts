import { changeLies } from "./lies/changeLies.ts";
import { exportLies } from "./lies/exportLies.ts";
import { feedLies } from "./lies/feedLies.ts";
import { finishLies } from "./lies/finishLies.ts";
import type { Lie } from "./lies/Lie.ts";
import { listLies } from "./lies/listLies.ts";
import { ownKeyLies } from "./lies/ownKeyLies.ts";
import { programLies } from "./lies/programLies.ts";
import { treeLies } from "./lies/treeLies.ts";
import { webhookLies } from "./lies/webhookLies.ts";

/** Services that answer in the contract's form, and not the truth. Each has to be named by the claim that it breaks. */
export const lies: Lie[] = [
  ...listLies,
  ...treeLies,
  ...changeLies,
  ...finishLies,
  ...ownKeyLies,
  ...feedLies,
  ...webhookLies,
  ...programLies,
  ...exportLies,
];
