/**
 * @generated SignedSource<<6f249d7f5ab4db705e6c98a8717aefcc>>
 * @relayHash 5bb172f0bc214148d54fb03d52806006
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 540e670db523cb2890fab1abf5470e2a448500fe6de85e3568f550c275ad8b83

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordCountry = "FI" | "NO" | "SE" | "%future added value";
export type UserErrorCode = "ALREADY_ACTIVATED" | "ALREADY_COMPLETED" | "ARCHIVE_RUNNING" | "CAMERA_GRANT_ENDED" | "CAMERA_GRANT_FULL" | "CERTIFICATE_REPLACED" | "CERTIFICATE_WITHDRAWN" | "CHALLENGE_EXPIRED" | "CHALLENGE_USED" | "CITY_REQUIRED" | "CODE_INVALID" | "CONFLICT" | "COOKIES_WOULD_BE_DROPPED" | "CUSTOMER_REQUIRED" | "DATE_INVALID" | "DECLARATIONS_OFF" | "DISCLAIMER_NOT_ACCEPTED" | "EMAIL_INVALID" | "EMAIL_REQUIRED" | "EMAIL_TAKEN" | "END_BEFORE_START" | "END_DATE_REQUIRED" | "EXPORT_RUNNING" | "EXTERNAL_ID_TAKEN" | "FIELD_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "FIRST_NAME_REQUIRED" | "FOLDER_IS_ROOT" | "FOLDER_NOT_ACTIVATED" | "FOLDER_NOT_FOUND" | "FOLDER_NOT_SIGNABLE" | "FOLDER_TOO_DEEP" | "HAS_COMPANY" | "HOLDS_ACTIVATED" | "IDEMPOTENCY_KEY_REUSED" | "IDEMPOTENCY_RUNNING" | "INCORRECT_CREDENTIALS" | "INSTALLER_NOT_ALLOWED" | "INSTALLER_REQUIRED" | "INSTRUMENT_LIMIT" | "INSTRUMENT_NOT_ALLOWED" | "INSTRUMENT_USED" | "INVITATION_IN_USE" | "INVITATION_NOT_FOUND" | "LAST_ADMIN" | "LAST_NAME_REQUIRED" | "LAST_OWNER" | "MEASURER_NOT_ALLOWED" | "MFA_REQUIRED" | "NAME_HOLDS_ADDRESS" | "NAME_REQUIRED" | "NETWORK_ERROR" | "NEW_PASSWORD_REQUIRED" | "NOT_ALLOWED" | "NOT_IN_REVIEW" | "NOT_READY" | "NOT_UNDOABLE" | "NO_FOLDER_SELECTED" | "PASSKEY_INVALID" | "PASSKEY_LIMIT" | "PASSKEY_NOT_OWN" | "PASSWORD_REQUIRED" | "PASSWORD_REUSED" | "PASSWORD_TOO_WEAK" | "PERIOD_EMPTY" | "POSTAL_CODE_REQUIRED" | "PRODUCT_MEASURED_OTHERWISE" | "PRODUCT_NOT_FOUND" | "PRODUCT_OTHER_PARTICULARS" | "RATE_LIMITED" | "RECORD_CHANGED" | "REVIEWER_MISSING" | "SAME_ACCOUNT" | "SETUP_EXPIRED" | "SIGNATURE_INVALID" | "START_DATE_REQUIRED" | "TARGET_FOLDER_IS_CURRENT" | "TEMPORARY_PASSWORD_EXPIRED" | "TITLE_REQUIRED" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_PROGRAMS" | "VALUE_INVALID" | "VIEW_LIMIT" | "VIEW_NAME_TAKEN" | "WAS_CERTIFIED" | "WEBHOOK_LIMIT" | "WEBHOOK_OFF" | "WEBHOOK_URL_INVALID" | "%future added value";
export type SetNationalRecordInput = {
  nationalRecord?: NationalRecordInput | null | undefined;
  version?: string | null | undefined;
};
export type NationalRecordInput = {
  country: RecordCountry;
  headOfWorks?: HeadOfWorksInput | null | undefined;
  statement?: string | null | undefined;
};
export type HeadOfWorksInput = {
  email?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  qualification?: string | null | undefined;
};
export type useSetNationalRecordMutation$variables = {
  input: SetNationalRecordInput;
};
export type useSetNationalRecordMutation$data = {
  readonly setNationalRecord: {
    readonly company: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"NationalRecordPart_company">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly changedBy: string | null | undefined;
      readonly code: UserErrorCode;
      readonly max: number | null | undefined;
      readonly min: number | null | undefined;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type useSetNationalRecordMutation = {
  response: useSetNationalRecordMutation$data;
  variables: useSetNationalRecordMutation$variables;
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
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
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
      "name": "changedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
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
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetNationalRecordMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetNationalRecordPayload",
        "kind": "LinkedField",
        "name": "setNationalRecord",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NationalRecordPart_company"
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "useSetNationalRecordMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetNationalRecordPayload",
        "kind": "LinkedField",
        "name": "setNationalRecord",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "concreteType": "NationalRecord",
                "kind": "LinkedField",
                "name": "nationalRecord",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "country",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "HeadOfWorks",
                    "kind": "LinkedField",
                    "name": "headOfWorks",
                    "plural": false,
                    "selections": [
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
                        "name": "qualification",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "phone",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "email",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "statement",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "StandardsList",
                    "kind": "LinkedField",
                    "name": "standards",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "names",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "confirmedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "confirmedBy",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "540e670db523cb2890fab1abf5470e2a448500fe6de85e3568f550c275ad8b83",
    "metadata": {},
    "name": "useSetNationalRecordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "16d104cca634998e00ee2f84997c5092";

export default node;
