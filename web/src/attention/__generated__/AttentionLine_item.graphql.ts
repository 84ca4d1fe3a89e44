/**
 * @generated SignedSource<<ee7385f6f92509419a5af49796381e1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryFailure = "ADDRESS_REFUSED" | "MESSAGE_REFUSED" | "NOT_DELIVERED" | "%future added value";
export type Quantity = "CURRENT" | "INSULATION" | "RESISTANCE" | "TEMPERATURE" | "%future added value";
export type Role = "ADMIN" | "OWNER" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AttentionLine_item$data = {
  readonly certificateNumber: string | null | undefined;
  readonly customer: string | null | undefined;
  readonly folder: {
    readonly restId: string;
    readonly title: string;
  } | null | undefined;
  readonly installation: {
    readonly restId: string;
    readonly title: string;
  } | null | undefined;
  readonly invitee: {
    readonly email: string;
    readonly firstName: string;
    readonly installer: boolean;
    readonly lastName: string;
    readonly role: Role;
  } | null | undefined;
  readonly isProjectArchived: boolean;
  readonly isProjectFinished: boolean;
  readonly isRootFolder: boolean;
  readonly itemId: string | null | undefined;
  readonly note: string | null | undefined;
  readonly person: {
    readonly firstName: string;
    readonly lastName: string;
  } | null | undefined;
  readonly project: {
    readonly restId: string;
    readonly title: string;
  } | null | undefined;
  readonly recipientEmail: string | null | undefined;
  readonly recipientReason: DeliveryFailure | null | undefined;
  readonly report: string | null | undefined;
  readonly since: string;
  readonly stepLabel: string | null | undefined;
  readonly stepTitle: string | null | undefined;
  readonly values: ReadonlyArray<{
    readonly maximum: number | null | undefined;
    readonly minimum: number | null | undefined;
    readonly quantity: Quantity;
    readonly value: number | null | undefined;
  }>;
  readonly " $fragmentType": "AttentionLine_item";
};
export type AttentionLine_item$key = {
  readonly " $data"?: AttentionLine_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionLine_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "restId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttentionLine_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "report",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttentionValue",
      "kind": "LinkedField",
      "name": "values",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minimum",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maximum",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchPlace",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isProjectArchived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isProjectFinished",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRootFolder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchPlace",
      "kind": "LinkedField",
      "name": "folder",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchPlace",
      "kind": "LinkedField",
      "name": "installation",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stepLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stepTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certificateNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipientEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipientReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttentionInvitee",
      "kind": "LinkedField",
      "name": "invitee",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "installer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AttentionItem",
  "abstractKey": null
};
})();

(node as any).hash = "0b4e7a4b683259d023f8799bba1ff97d";

export default node;
