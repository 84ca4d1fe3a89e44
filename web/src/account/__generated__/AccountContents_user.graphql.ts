/**
 * @generated SignedSource<<287c6361c978d358c0d51de339f22033>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AccountContents_user$data = {
  readonly company: {
    readonly viewerCanEdit: boolean;
    readonly viewerCanManagePrograms: boolean;
  } | null | undefined;
  readonly wantsWeeklyMail: Result<boolean | null | undefined, unknown>;
  readonly " $fragmentType": "AccountContents_user";
};
export type AccountContents_user$key = {
  readonly " $data"?: AccountContents_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountContents_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountContents_user",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "wantsWeeklyMail",
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "company",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanEdit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanManagePrograms",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ee22441411d7a647a44f9741343fc27f";

export default node;
