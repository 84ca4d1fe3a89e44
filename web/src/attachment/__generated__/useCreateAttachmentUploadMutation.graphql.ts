/**
 * @generated SignedSource<<d803c5e69d42aad9460eeefa9280a7a7>>
 * @relayHash a8d1c5da849cd73917907e41918f854d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a8b8fdaa68793b734f78b61a21522f17c17dbb9737fe3973f49563b8a5f7f6a

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ALREADY_ACTIVATED" | "ALREADY_COMPLETED" | "ARCHIVE_RUNNING" | "CHALLENGE_EXPIRED" | "CITY_REQUIRED" | "CODE_INVALID" | "CONFLICT" | "COOKIES_WOULD_BE_DROPPED" | "CUSTOMER_REQUIRED" | "DATE_INVALID" | "DISCLAIMER_NOT_ACCEPTED" | "EMAIL_INVALID" | "EMAIL_REQUIRED" | "EMAIL_TAKEN" | "END_BEFORE_START" | "END_DATE_REQUIRED" | "FIELD_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "FIRST_NAME_REQUIRED" | "FOLDER_IS_ROOT" | "FOLDER_NOT_ACTIVATED" | "FOLDER_NOT_FOUND" | "FOLDER_NOT_SIGNABLE" | "FOLDER_TOO_DEEP" | "HAS_COMPANY" | "HOLDS_ACTIVATED" | "IDEMPOTENCY_KEY_REUSED" | "IDEMPOTENCY_RUNNING" | "INCORRECT_CREDENTIALS" | "INSTALLER_NOT_ALLOWED" | "INSTALLER_REQUIRED" | "INVITATION_NOT_FOUND" | "LAST_ADMIN" | "LAST_NAME_REQUIRED" | "LAST_OWNER" | "MFA_REQUIRED" | "NAME_REQUIRED" | "NETWORK_ERROR" | "NEW_PASSWORD_REQUIRED" | "NOT_ALLOWED" | "NOT_READY" | "NO_FOLDER_SELECTED" | "PASSWORD_REQUIRED" | "PASSWORD_REUSED" | "PASSWORD_TOO_WEAK" | "PERIOD_EMPTY" | "POSTAL_CODE_REQUIRED" | "PRODUCT_NOT_FOUND" | "RATE_LIMITED" | "SETUP_EXPIRED" | "START_DATE_REQUIRED" | "TARGET_FOLDER_IS_CURRENT" | "TEMPORARY_PASSWORD_EXPIRED" | "TITLE_REQUIRED" | "TOO_MANY_ATTEMPTS" | "VALUE_INVALID" | "%future added value";
export type CreateAttachmentUploadInput = {
  contentType: string;
  fileName: string;
  installationId: string;
  size: number;
};
export type useCreateAttachmentUploadMutation$variables = {
  input: CreateAttachmentUploadInput;
};
export type useCreateAttachmentUploadMutation$data = {
  readonly createAttachmentUpload: {
    readonly fileUrl: string | null | undefined;
    readonly uploadUrl: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: string | null | undefined;
      readonly max: number | null | undefined;
      readonly min: number | null | undefined;
    }>;
  };
};
export type useCreateAttachmentUploadMutation = {
  response: useCreateAttachmentUploadMutation$data;
  variables: useCreateAttachmentUploadMutation$variables;
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
    "concreteType": "CreateAttachmentUploadPayload",
    "kind": "LinkedField",
    "name": "createAttachmentUpload",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "uploadUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fileUrl",
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
    "name": "useCreateAttachmentUploadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateAttachmentUploadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3a8b8fdaa68793b734f78b61a21522f17c17dbb9737fe3973f49563b8a5f7f6a",
    "metadata": {},
    "name": "useCreateAttachmentUploadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "af0d284ac8ba25f517b161231244b699";

export default node;
