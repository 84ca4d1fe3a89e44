/**
 * @generated SignedSource<<5547d65e512e70afb88305dde20790aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type userChange_user$data = {
  readonly company: {
    readonly id: string;
    readonly installers: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly viewerCanEdit: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"CompanyUsers_company">;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"OwnDetails_user" | "UserRow_user">;
  readonly " $fragmentType": "userChange_user";
};
export type userChange_user$key = {
  readonly " $data"?: userChange_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"userChange_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "userChange_user",
  "selections": [
    (v0/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserRow_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnDetails_user"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "installers",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompanyUsers_company"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "3bc811df5c7f5bba6e66e196b1667589";

export default node;
