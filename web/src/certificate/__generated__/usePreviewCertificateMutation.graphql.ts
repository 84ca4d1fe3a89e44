/**
 * @generated SignedSource<<906042a867028d1d56d34e9ba2b00e97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ALREADY_ACTIVATED" | "ALREADY_COMPLETED" | "COOKIES_WOULD_BE_DROPPED" | "DATE_INVALID" | "DISCLAIMER_NOT_ACCEPTED" | "EMAIL_INVALID" | "EMAIL_REQUIRED" | "FIELD_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "FOLDER_NOT_SIGNABLE" | "INCORRECT_CREDENTIALS" | "MFA_REQUIRED" | "NETWORK_ERROR" | "NEW_PASSWORD_REQUIRED" | "NOT_READY" | "NO_FOLDER_SELECTED" | "PASSWORD_REQUIRED" | "PRODUCT_NOT_FOUND" | "RATE_LIMITED" | "TOO_MANY_ATTEMPTS" | "VALUE_INVALID" | "%future added value";
export type PreviewCertificateInput = {
  activationDate: string;
  folderIds: ReadonlyArray<string>;
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
    "cacheID": "3e2004a736a9ff7821986bf7ea77b86b",
    "id": null,
    "metadata": {},
    "name": "usePreviewCertificateMutation",
    "operationKind": "mutation",
    "text": "mutation usePreviewCertificateMutation(\n  $input: PreviewCertificateInput!\n) {\n  previewCertificate(input: $input) {\n    url\n    userErrors {\n      code\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "eca221c476a601f1895b2a1333e57568";

export default node;
