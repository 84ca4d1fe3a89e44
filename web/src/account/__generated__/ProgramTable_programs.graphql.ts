/**
 * @generated SignedSource<<78aa7556382ff5c20cb773ac9712b254>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProgramScope = "CERTIFICATES_SEND" | "PROJECTS_READ" | "PROJECTS_WRITE" | "USERS_MANAGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProgramTable_programs$data = ReadonlyArray<{
  readonly endsOn: string;
  readonly lastUsedAt: string | null | undefined;
  readonly name: string;
  readonly programId: string;
  readonly responsibleName: string;
  readonly scopes: ReadonlyArray<ProgramScope>;
  readonly " $fragmentType": "ProgramTable_programs";
}>;
export type ProgramTable_programs$key = ReadonlyArray<{
  readonly " $data"?: ProgramTable_programs$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgramTable_programs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProgramTable_programs",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "programId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "responsibleName",
      "storageKey": null
    }
  ],
  "type": "Program",
  "abstractKey": null
};

(node as any).hash = "dfe6ce9f84bfbeeb8b4e77557f83c1f2";

export default node;
