/**
 * @generated SignedSource<<c5a2270d3f14023bd1e0d1242a0b0d6e>>
 * @relayHash 7291647acaa92ce7ad3356c550c54513
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5525b490f2d7de6e9364699d88691b81895ce80da487245f424b518edce7651

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserErrorCode = "ALREADY_ACTIVATED" | "ALREADY_COMPLETED" | "ARCHIVE_RUNNING" | "CHALLENGE_EXPIRED" | "CITY_REQUIRED" | "CODE_INVALID" | "CONFLICT" | "COOKIES_WOULD_BE_DROPPED" | "CUSTOMER_REQUIRED" | "DATE_INVALID" | "DISCLAIMER_NOT_ACCEPTED" | "EMAIL_INVALID" | "EMAIL_REQUIRED" | "EMAIL_TAKEN" | "END_BEFORE_START" | "END_DATE_REQUIRED" | "FIELD_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "FIRST_NAME_REQUIRED" | "FOLDER_IS_ROOT" | "FOLDER_NOT_ACTIVATED" | "FOLDER_NOT_FOUND" | "FOLDER_NOT_SIGNABLE" | "FOLDER_TOO_DEEP" | "HAS_COMPANY" | "HOLDS_ACTIVATED" | "IDEMPOTENCY_KEY_REUSED" | "IDEMPOTENCY_RUNNING" | "INCORRECT_CREDENTIALS" | "INSTALLER_NOT_ALLOWED" | "INSTALLER_REQUIRED" | "INVITATION_NOT_FOUND" | "LAST_ADMIN" | "LAST_NAME_REQUIRED" | "LAST_OWNER" | "MFA_REQUIRED" | "NAME_REQUIRED" | "NETWORK_ERROR" | "NEW_PASSWORD_REQUIRED" | "NOT_ALLOWED" | "NOT_READY" | "NO_FOLDER_SELECTED" | "PASSWORD_REQUIRED" | "PASSWORD_REUSED" | "PASSWORD_TOO_WEAK" | "PERIOD_EMPTY" | "POSTAL_CODE_REQUIRED" | "PRODUCT_NOT_FOUND" | "RATE_LIMITED" | "SETUP_EXPIRED" | "START_DATE_REQUIRED" | "TARGET_FOLDER_IS_CURRENT" | "TEMPORARY_PASSWORD_EXPIRED" | "TITLE_REQUIRED" | "TOO_MANY_ATTEMPTS" | "VALUE_INVALID" | "%future added value";
export type RenameTemplateInput = {
  name: string;
  templateId: string;
  version?: string | null | undefined;
};
export type useRenameTemplateMutation$variables = {
  input: RenameTemplateInput;
};
export type useRenameTemplateMutation$data = {
  readonly renameTemplate: {
    readonly template: {
      readonly " $fragmentSpreads": FragmentRefs<"EditTemplateModal_template">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: string | null | undefined;
      readonly max: number | null | undefined;
      readonly min: number | null | undefined;
    }>;
  };
};
export type useRenameTemplateMutation = {
  response: useRenameTemplateMutation$data;
  variables: useRenameTemplateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "min",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "max",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRenameTemplateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RenameTemplatePayload",
        "kind": "LinkedField",
        "name": "renameTemplate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Template",
            "kind": "LinkedField",
            "name": "template",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EditTemplateModal_template"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRenameTemplateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RenameTemplatePayload",
        "kind": "LinkedField",
        "name": "renameTemplate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Template",
            "kind": "LinkedField",
            "name": "template",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
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
                "name": "version",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e5525b490f2d7de6e9364699d88691b81895ce80da487245f424b518edce7651",
    "metadata": {},
    "name": "useRenameTemplateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "07172f4b7b89117b32ea7449d8a2c347";

export default node;
