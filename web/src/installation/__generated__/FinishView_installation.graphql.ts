/**
 * @generated SignedSource<<539b4a49b6fc74f252e55ef96fdb44e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinishView_installation$data = {
  readonly completedAt: string | null | undefined;
  readonly id: string;
  readonly steps: ReadonlyArray<{
    readonly entries: ReadonlyArray<{
      readonly id: string;
    }>;
  }>;
  readonly title: string;
  readonly viewerCanFinish: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"FailedElsewhere_installation" | "Remarks_installation">;
  readonly " $fragmentType": "FinishView_installation";
};
export type FinishView_installation$key = {
  readonly " $data"?: FinishView_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"FinishView_installation">;
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
  "name": "FinishView_installation",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanFinish",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Step",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StepEntry",
          "kind": "LinkedField",
          "name": "entries",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FailedElsewhere_installation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Remarks_installation"
    }
  ],
  "type": "Installation",
  "abstractKey": null
};
})();

(node as any).hash = "978e5d7c559ac27a8345dcafcb644dca";

export default node;
