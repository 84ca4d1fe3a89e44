import type { LazyPagedList } from "../rest/paging.ts";
import type { RestProject } from "../rest/types.ts";

export type ProjectListSource = LazyPagedList<RestProject>;
