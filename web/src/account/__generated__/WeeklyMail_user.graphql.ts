/**
 * @generated SignedSource<<42cac6a0ae86b55aa7e0814e9c731aef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type WeeklyMail_user$data = {
  readonly wantsWeeklyMail: Result<boolean | null | undefined, unknown>;
  readonly " $fragmentType": "WeeklyMail_user";
};
export type WeeklyMail_user$key = {
  readonly " $data"?: WeeklyMail_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"WeeklyMail_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WeeklyMail_user",
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a278a40eb77ff100b3f2ba3b715865a4";

export default node;
