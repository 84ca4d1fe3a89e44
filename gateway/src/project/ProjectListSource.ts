import type { LazyList } from "../rest/paging.ts";
import type { RestProject } from "../rest/payloads.ts";

export type ProjectListSource = LazyList<RestProject>;
