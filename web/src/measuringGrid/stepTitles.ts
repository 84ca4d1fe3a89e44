import { graphql } from "react-relay/hooks";
import { type Environment, getRequest } from "relay-runtime";
import type { stepTitlesQuery$data } from "./__generated__/stepTitlesQuery.graphql.ts";
import type { GridStep } from "./gridCells.ts";
import type { Room } from "./gridRooms.ts";
import type { NamedStep } from "./heading.ts";

const query = graphql`
  query stepTitlesQuery($projectId: String!, $installationId: String!) {
    installation(projectId: $projectId, installationId: $installationId) {
      sv: steps(language: sv) {
        stepLabel
        title
      }
      da: steps(language: da) {
        stepLabel
        title
      }
      no: steps(language: no) {
        stepLabel
        title
      }
      fi: steps(language: fi) {
        stepLabel
        title
      }
      de: steps(language: de) {
        stepLabel
        title
      }
      en: steps(language: en) {
        stepLabel
        title
      }
    }
  }
`;

/** Adds the steps' titles in all languages, from a few rooms that together have all steps. */
export async function loadStepTitles(
  environment: Environment,
  projectId: string,
  steps: readonly GridStep[],
  rooms: readonly Room[],
): Promise<NamedStep[]> {
  const titles = new Map(steps.map(({ stepLabel, title }) => [stepLabel, new Set([title])]));
  for (const { installationId } of roomsWithAllSteps(rooms, new Set(titles.keys()))) {
    const translations = await fetchTitles(environment, { projectId, installationId });
    for (const { stepLabel, title } of translations) titles.get(stepLabel)?.add(title);
  }
  return steps.map((step) => ({ ...step, titles: [...(titles.get(step.stepLabel) ?? [])] }));
}

/** Bypasses Relay's store, which keeps one title per step, and not one per language. */
async function fetchTitles(environment: Environment, variables: { projectId: string; installationId: string }) {
  const answer = await environment
    .getNetwork()
    .execute(getRequest(query).params, variables, { force: true })
    .toPromise()
    .catch(() => null);
  const { installation } = ((answer && "data" in answer && answer.data) || {}) as Partial<stepTitlesQuery$data>;
  return Object.values(installation ?? {}).flatMap((steps) => (Array.isArray(steps) ? steps : []));
}

function roomsWithAllSteps(rooms: readonly Room[], wanted: Set<string>): Room[] {
  const found: Room[] = [];
  for (const room of rooms) {
    if (wanted.size === 0) break;
    const added = room.steps.filter(({ stepLabel }) => wanted.delete(stepLabel));
    if (added.length > 0) found.push(room);
  }
  return found;
}
