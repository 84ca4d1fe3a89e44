/**
 * @generated SignedSource<<f1fbb99f8221710436d82b91ae3e1d04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttachmentOrigin = "APP" | "CAMERA" | "FOLDER" | "PHONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PhotoFacts_attachment$data = {
  readonly addedAt: string | null | undefined;
  readonly chosenSha256: string | null | undefined;
  readonly fileName: string;
  readonly origin: AttachmentOrigin | null | undefined;
  readonly sha256: string | null | undefined;
  readonly size: number;
  readonly takenAt: string | null | undefined;
  readonly " $fragmentType": "PhotoFacts_attachment";
};
export type PhotoFacts_attachment$key = {
  readonly " $data"?: PhotoFacts_attachment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoFacts_attachment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhotoFacts_attachment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "origin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chosenSha256",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sha256",
      "storageKey": null
    }
  ],
  "type": "Attachment",
  "abstractKey": null
};

(node as any).hash = "7f100f77a676be9781feeefbfd68df56";

export default node;
