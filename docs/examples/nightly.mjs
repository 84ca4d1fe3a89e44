// Reads a whole company: a line of JSON for each project, folder, certificate and installation with its measurements.
//   node docs/examples/nightly.mjs > company.jsonl

import { ask, rows } from "./client.mjs";

const folder = "id title depth installationCount";
const tree = `${folder} subFolders { ${folder} subFolders { ${folder} subFolders { ${folder} } } }`;

for (const archived of [false, true]) {
  for await (const project of rows((after) => projects(archived, after))) {
    print("project", project);
    const { rootFolder, certificates } = await contentsOf(project);
    for (const certificate of certificates) print("certificate", { project: project.id, ...certificate });
    for (const { subFolders: _, ...one } of withAllBelow(rootFolder)) {
      print("folder", { project: project.id, ...one });
      if (one.installationCount === 0) continue;
      for await (const installation of rows((after) => installations(one.id, after))) {
        print("installation", { project: project.id, folder: one.id, ...installation });
      }
    }
  }
}

function print(kind, thing) {
  console.log(JSON.stringify({ kind, ...thing }));
}

// In the order STORED no more is read than the page, so that a list of any length is read to its end.
async function projects(archived, after) {
  const { viewer } = await ask(
    `query($archived: Boolean!, $after: String) { viewer { company {
      projects(archived: $archived, first: 100, after: $after, orderBy: { field: STORED }) {
        edges { node { id name status archived customer city startDate endDate installationCount version } }
        pageInfo { hasNextPage endCursor }
      }
    } } }`,
    { archived, after },
  );
  return viewer.company.projects;
}

async function contentsOf({ id }) {
  const { node } = await ask(
    `query($id: ID!) { node(id: $id) { ... on Project {
      rootFolder { ${tree} }
      certificates { number folderId activationDate sentAt recipients { email state reason changedAt } }
    } } }`,
    { id },
  );
  return node;
}

function withAllBelow(one) {
  return [one, ...(one.subFolders ?? []).flatMap(withAllBelow)];
}

async function installations(id, after) {
  const { node } = await ask(
    `query($id: ID!, $after: String) { node(id: $id) { ... on Folder {
      installations(first: 25, after: $after) {
        edges { node {
          id title status createdAt completedAt activatedAt version
          installer { email }
          products { articleNumber title cableLength power }
          steps(language: en) { title isComplete entries {
            recordedAt
            measurements { quantity value isOverRange lowerBound isNotMeasured verdict }
          } }
        } }
        pageInfo { hasNextPage endCursor }
      }
    } } }`,
    { id, after },
  );
  return node.installations;
}
