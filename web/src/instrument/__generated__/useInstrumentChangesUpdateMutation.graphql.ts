/**
 * @generated SignedSource<<808d8ab11b8ce389e07dbdbceb400ed3>>
 * @relayHash d342822ccdbd1e9945742e87cc97a07e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 252fdf82f919c444f5285b1cb7321a53e53996a1e42c857a58b45736bf982bc5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserErrorCode = "ALREADY_ACTIVATED" | "ALREADY_COMPLETED" | "ARCHIVE_RUNNING" | "CAMERA_GRANT_ENDED" | "CAMERA_GRANT_FULL" | "CERTIFICATE_REPLACED" | "CERTIFICATE_WITHDRAWN" | "CHALLENGE_EXPIRED" | "CHALLENGE_USED" | "CITY_REQUIRED" | "CODE_INVALID" | "CONFLICT" | "COOKIES_WOULD_BE_DROPPED" | "CUSTOMER_REQUIRED" | "DATE_INVALID" | "DECLARATIONS_OFF" | "DISCLAIMER_NOT_ACCEPTED" | "EMAIL_INVALID" | "EMAIL_REQUIRED" | "EMAIL_TAKEN" | "END_BEFORE_START" | "END_DATE_REQUIRED" | "EXPORT_RUNNING" | "EXTERNAL_ID_TAKEN" | "FIELD_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "FIRST_NAME_REQUIRED" | "FOLDER_IS_ROOT" | "FOLDER_NOT_ACTIVATED" | "FOLDER_NOT_FOUND" | "FOLDER_NOT_SIGNABLE" | "FOLDER_TOO_DEEP" | "HAS_COMPANY" | "HOLDS_ACTIVATED" | "IDEMPOTENCY_KEY_REUSED" | "IDEMPOTENCY_RUNNING" | "INCORRECT_CREDENTIALS" | "INSTALLER_NOT_ALLOWED" | "INSTALLER_REQUIRED" | "INSTRUMENT_LIMIT" | "INSTRUMENT_NOT_ALLOWED" | "INSTRUMENT_USED" | "INVITATION_IN_USE" | "INVITATION_NOT_FOUND" | "LAST_ADMIN" | "LAST_NAME_REQUIRED" | "LAST_OWNER" | "MEASURER_NOT_ALLOWED" | "MFA_REQUIRED" | "NAME_HOLDS_ADDRESS" | "NAME_REQUIRED" | "NETWORK_ERROR" | "NEW_PASSWORD_REQUIRED" | "NOT_ALLOWED" | "NOT_IN_REVIEW" | "NOT_READY" | "NOT_UNDOABLE" | "NO_FOLDER_SELECTED" | "PASSKEY_INVALID" | "PASSKEY_LIMIT" | "PASSKEY_NOT_OWN" | "PASSWORD_REQUIRED" | "PASSWORD_REUSED" | "PASSWORD_TOO_WEAK" | "PERIOD_EMPTY" | "POSTAL_CODE_REQUIRED" | "PRODUCT_MEASURED_OTHERWISE" | "PRODUCT_NOT_FOUND" | "PRODUCT_OTHER_PARTICULARS" | "RATE_LIMITED" | "RECORD_CHANGED" | "REVIEWER_MISSING" | "SAME_ACCOUNT" | "SETUP_EXPIRED" | "SIGNATURE_INVALID" | "START_DATE_REQUIRED" | "TARGET_FOLDER_IS_CURRENT" | "TEMPORARY_PASSWORD_EXPIRED" | "TITLE_REQUIRED" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_PROGRAMS" | "VALUE_INVALID" | "VIEW_LIMIT" | "VIEW_NAME_TAKEN" | "WAS_CERTIFIED" | "WEBHOOK_LIMIT" | "WEBHOOK_OFF" | "WEBHOOK_URL_INVALID" | "%future added value";
export type UpdateInstrumentInput = {
  calibrations?: ReadonlyArray<CalibrationInput> | null | undefined;
  instrumentId: string;
  isRetired?: boolean | null | undefined;
  maker?: string | null | undefined;
  model?: string | null | undefined;
  serialNumber?: string | null | undefined;
  version?: string | null | undefined;
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
export type useInstrumentChangesUpdateMutation$variables = {
  input: UpdateInstrumentInput;
};
export type useInstrumentChangesUpdateMutation$data = {
  readonly updateInstrument: {
    readonly instrument: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"InstrumentTable_instruments">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly changedBy: string | null | undefined;
      readonly code: UserErrorCode;
      readonly max: number | null | undefined;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  };
};
export type useInstrumentChangesUpdateMutation = {
  response: useInstrumentChangesUpdateMutation$data;
  variables: useInstrumentChangesUpdateMutation$variables;
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
    "name": "useInstrumentChangesUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateInstrumentPayload",
        "kind": "LinkedField",
        "name": "updateInstrument",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Instrument",
            "kind": "LinkedField",
            "name": "instrument",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "InstrumentTable_instruments"
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
    "name": "useInstrumentChangesUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateInstrumentPayload",
        "kind": "LinkedField",
        "name": "updateInstrument",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Instrument",
            "kind": "LinkedField",
            "name": "instrument",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "252fdf82f919c444f5285b1cb7321a53e53996a1e42c857a58b45736bf982bc5",
    "metadata": {},
    "name": "useInstrumentChangesUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6bba9a218917648986cda5e157b3a2c9";

export default node;
