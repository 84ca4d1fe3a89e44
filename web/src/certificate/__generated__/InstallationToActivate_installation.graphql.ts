/**
 * @generated SignedSource<<f526e9219624f9bf04e49a00420f8795>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MissingKind = "NOT_RECORDED" | "NO_PRODUCTS" | "OUTSIDE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InstallationToActivate_installation$data = {
  readonly completedAt: string | null | undefined;
  readonly installationId: string;
  readonly missing: ReadonlyArray<{
    readonly kind: MissingKind;
    readonly " $fragmentSpreads": FragmentRefs<"MissingSummary_missing">;
  }>;
  readonly title: string;
  readonly " $fragmentType": "InstallationToActivate_installation";
};
export type InstallationToActivate_installation$key = {
  readonly " $data"?: InstallationToActivate_installation$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallationToActivate_installation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallationToActivate_installation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "installationId",
      "storageKey": null
    },
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
      "name": "completedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Missing",
      "kind": "LinkedField",
      "name": "missing",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MissingSummary_missing"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SignableInstallation",
  "abstractKey": null
};

(node as any).hash = "453d2c5623088672cabfef7406afdb27";

export default node;
