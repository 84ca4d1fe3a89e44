/**
 * @generated SignedSource<<eadb3c527b60f12990c5683ba3d8381d>>
 * @relayHash 3e2004a736a9ff7821986bf7ea77b86b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56cb4fbb33e6a4ebc2f81755fd6fa68a4f2d9f45a364376a127772dc7bd7b298

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ALREADY_ACTIVATED" | "ALREADY_COMPLETED" | "CHALLENGE_EXPIRED" | "CITY_REQUIRED" | "CODE_INVALID" | "CONFLICT" | "COOKIES_WOULD_BE_DROPPED" | "CUSTOMER_REQUIRED" | "DATE_INVALID" | "DISCLAIMER_NOT_ACCEPTED" | "EMAIL_INVALID" | "EMAIL_REQUIRED" | "EMAIL_TAKEN" | "END_BEFORE_START" | "END_DATE_REQUIRED" | "FIELD_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "FIRST_NAME_REQUIRED" | "FOLDER_IS_ROOT" | "FOLDER_NOT_ACTIVATED" | "FOLDER_NOT_FOUND" | "FOLDER_NOT_SIGNABLE" | "FOLDER_TOO_DEEP" | "HAS_COMPANY" | "HOLDS_ACTIVATED" | "IDEMPOTENCY_KEY_REUSED" | "IDEMPOTENCY_RUNNING" | "INCORRECT_CREDENTIALS" | "INSTALLER_NOT_ALLOWED" | "INSTALLER_REQUIRED" | "INVITATION_NOT_FOUND" | "LAST_ADMIN" | "LAST_NAME_REQUIRED" | "LAST_OWNER" | "MFA_REQUIRED" | "NAME_REQUIRED" | "NETWORK_ERROR" | "NEW_PASSWORD_REQUIRED" | "NOT_ALLOWED" | "NOT_READY" | "NO_FOLDER_SELECTED" | "PASSWORD_REQUIRED" | "PASSWORD_REUSED" | "PASSWORD_TOO_WEAK" | "POSTAL_CODE_REQUIRED" | "PRODUCT_NOT_FOUND" | "RATE_LIMITED" | "SETUP_EXPIRED" | "START_DATE_REQUIRED" | "TARGET_FOLDER_IS_CURRENT" | "TEMPORARY_PASSWORD_EXPIRED" | "TITLE_REQUIRED" | "TOO_MANY_ATTEMPTS" | "VALUE_INVALID" | "%future added value";
export type PreviewCertificateInput = {
  activationDate: string;
  folderIds?: ReadonlyArray<string> | null | undefined;
  folders?: ReadonlyArray<string> | null | undefined;
  projectId: string;
};
export type usePreviewCertificateMutation$variables = {
  input: PreviewCertificateInput;
};
export type usePreviewCertificateMutation$data = {
  readonly previewCertificate: {
    readonly url: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  };
};
export type usePreviewCertificateMutation = {
  response: usePreviewCertificateMutation$data;
  variables: usePreviewCertificateMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "PreviewCertificatePayload",
    "kind": "LinkedField",
    "name": "previewCertificate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
      {
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
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePreviewCertificateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePreviewCertificateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "56cb4fbb33e6a4ebc2f81755fd6fa68a4f2d9f45a364376a127772dc7bd7b298",
    "metadata": {},
    "name": "usePreviewCertificateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eca221c476a601f1895b2a1333e57568";

export default node;
