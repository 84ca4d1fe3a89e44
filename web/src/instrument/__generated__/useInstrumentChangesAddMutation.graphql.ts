/**
 * @generated SignedSource<<6f666e8fd6ab4e116bd90cc40dffb060>>
 * @relayHash 0f192de52049d0e77668934a864bf6a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca395bf55741746790f2888e131c7f14236f7da85e878b36577c71a2cc7a434d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserErrorCode = "ALREADY_ACTIVATED" | "ALREADY_COMPLETED" | "ARCHIVE_RUNNING" | "CAMERA_GRANT_ENDED" | "CAMERA_GRANT_FULL" | "CERTIFICATE_REPLACED" | "CERTIFICATE_WITHDRAWN" | "CHALLENGE_EXPIRED" | "CHALLENGE_USED" | "CITY_REQUIRED" | "CODE_INVALID" | "CONFLICT" | "COOKIES_WOULD_BE_DROPPED" | "CUSTOMER_REQUIRED" | "DATE_INVALID" | "DECLARATIONS_OFF" | "DISCLAIMER_NOT_ACCEPTED" | "EMAIL_INVALID" | "EMAIL_REQUIRED" | "EMAIL_TAKEN" | "END_BEFORE_START" | "END_DATE_REQUIRED" | "EXPORT_RUNNING" | "EXTERNAL_ID_TAKEN" | "FIELD_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "FIRST_NAME_REQUIRED" | "FOLDER_IS_ROOT" | "FOLDER_NOT_ACTIVATED" | "FOLDER_NOT_FOUND" | "FOLDER_NOT_SIGNABLE" | "FOLDER_TOO_DEEP" | "HAS_COMPANY" | "HOLDS_ACTIVATED" | "IDEMPOTENCY_KEY_REUSED" | "IDEMPOTENCY_RUNNING" | "INCORRECT_CREDENTIALS" | "INSTALLER_NOT_ALLOWED" | "INSTALLER_REQUIRED" | "INSTRUMENT_LIMIT" | "INSTRUMENT_NOT_ALLOWED" | "INSTRUMENT_USED" | "INVITATION_IN_USE" | "INVITATION_NOT_FOUND" | "LAST_ADMIN" | "LAST_NAME_REQUIRED" | "LAST_OWNER" | "MEASURER_NOT_ALLOWED" | "MFA_REQUIRED" | "NAME_HOLDS_ADDRESS" | "NAME_REQUIRED" | "NETWORK_ERROR" | "NEW_PASSWORD_REQUIRED" | "NOT_ALLOWED" | "NOT_IN_REVIEW" | "NOT_READY" | "NOT_UNDOABLE" | "NO_FOLDER_SELECTED" | "PASSKEY_INVALID" | "PASSKEY_LIMIT" | "PASSKEY_NOT_OWN" | "PASSWORD_REQUIRED" | "PASSWORD_REUSED" | "PASSWORD_TOO_WEAK" | "PERIOD_EMPTY" | "POSTAL_CODE_REQUIRED" | "PRODUCT_MEASURED_OTHERWISE" | "PRODUCT_NOT_FOUND" | "PRODUCT_OTHER_PARTICULARS" | "RATE_LIMITED" | "RECORD_CHANGED" | "REVIEWER_MISSING" | "SAME_ACCOUNT" | "SETUP_EXPIRED" | "SIGNATURE_INVALID" | "START_DATE_REQUIRED" | "TARGET_FOLDER_IS_CURRENT" | "TEMPORARY_PASSWORD_EXPIRED" | "TITLE_REQUIRED" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_PROGRAMS" | "VALUE_INVALID" | "VIEW_LIMIT" | "VIEW_NAME_TAKEN" | "WAS_CERTIFIED" | "WEBHOOK_LIMIT" | "WEBHOOK_OFF" | "WEBHOOK_URL_INVALID" | "%future added value";
export type CreateInstrumentInput = {
  calibrations?: ReadonlyArray<CalibrationInput>;
  maker: string;
  model: string;
  serialNumber: string;
};
export type CalibrationInput = {
  calibratedOn: string;
  certificate?: CalibrationCertificateInput | null | undefined;
  validUntil: string;
};
export type CalibrationCertificateInput = {
  fileName: string;
  url: string;
};
export type useInstrumentChangesAddMutation$variables = {
  input: CreateInstrumentInput;
};
export type useInstrumentChangesAddMutation$data = {
  readonly createInstrument: {
    readonly company: {
      readonly id: string;
      readonly instruments: ReadonlyArray<{
        readonly id: string;
        readonly isLastUsed: boolean;
        readonly " $fragmentSpreads": FragmentRefs<"InstrumentTable_instruments">;
      }> | null | undefined;
    } | null | undefined;
    readonly instrument: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly max: number | null | undefined;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type useInstrumentChangesAddMutation = {
  response: useInstrumentChangesAddMutation$data;
  variables: useInstrumentChangesAddMutation$variables;
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
  "concreteType": "Instrument",
  "kind": "LinkedField",
  "name": "instrument",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isLastUsed",
  "storageKey": null
},
v5 = {
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
      "name": "path",
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
    "name": "useInstrumentChangesAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateInstrumentPayload",
        "kind": "LinkedField",
        "name": "createInstrument",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
                "concreteType": "Instrument",
                "kind": "LinkedField",
                "name": "instruments",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "InstrumentTable_instruments"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
    "name": "useInstrumentChangesAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateInstrumentPayload",
        "kind": "LinkedField",
        "name": "createInstrument",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
                "concreteType": "Instrument",
                "kind": "LinkedField",
                "name": "instruments",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maker",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "model",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "serialNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "retiredOn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "valueCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Calibration",
                    "kind": "LinkedField",
                    "name": "calibrations",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "calibratedOn",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "validUntil",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CalibrationCertificate",
                        "kind": "LinkedField",
                        "name": "certificate",
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
                            "kind": "ScalarField",
                            "name": "fileName",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
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
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ca395bf55741746790f2888e131c7f14236f7da85e878b36577c71a2cc7a434d",
    "metadata": {},
    "name": "useInstrumentChangesAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "63589ecd347fc3e46c1531cb10e8f8a0";

export default node;
