/**
 * @generated SignedSource<<aca184c342b8a0283a93bba8564a7947>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserErrorCode = "ALREADY_ACTIVATED" | "ALREADY_COMPLETED" | "CHALLENGE_EXPIRED" | "CITY_REQUIRED" | "CODE_INVALID" | "CONFLICT" | "COOKIES_WOULD_BE_DROPPED" | "CUSTOMER_REQUIRED" | "DATE_INVALID" | "DISCLAIMER_NOT_ACCEPTED" | "EMAIL_INVALID" | "EMAIL_REQUIRED" | "EMAIL_TAKEN" | "END_BEFORE_START" | "END_DATE_REQUIRED" | "FIELD_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "FIRST_NAME_REQUIRED" | "FOLDER_IS_ROOT" | "FOLDER_NOT_ACTIVATED" | "FOLDER_NOT_SIGNABLE" | "FOLDER_TOO_DEEP" | "HOLDS_ACTIVATED" | "IDEMPOTENCY_KEY_REUSED" | "IDEMPOTENCY_RUNNING" | "INCORRECT_CREDENTIALS" | "INSTALLER_NOT_ALLOWED" | "INSTALLER_REQUIRED" | "LAST_ADMIN" | "LAST_NAME_REQUIRED" | "MFA_REQUIRED" | "NAME_REQUIRED" | "NETWORK_ERROR" | "NEW_PASSWORD_REQUIRED" | "NOT_ALLOWED" | "NOT_READY" | "NO_FOLDER_SELECTED" | "PASSWORD_REQUIRED" | "PASSWORD_TOO_WEAK" | "POSTAL_CODE_REQUIRED" | "PRODUCT_NOT_FOUND" | "RATE_LIMITED" | "SETUP_EXPIRED" | "START_DATE_REQUIRED" | "TARGET_FOLDER_IS_CURRENT" | "TITLE_REQUIRED" | "TOO_MANY_ATTEMPTS" | "VALUE_INVALID" | "%future added value";
export type CreateInstallationInput = {
  folderId: string;
  idempotencyKey?: string | null | undefined;
  installerId: string;
  title: string;
};
export type useCreateInstallationMutation$variables = {
  input: CreateInstallationInput;
};
export type useCreateInstallationMutation$data = {
  readonly createInstallation: {
    readonly folder: {
      readonly " $fragmentSpreads": FragmentRefs<"folderChange_folder">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
    }>;
  };
};
export type useCreateInstallationMutation = {
  response: useCreateInstallationMutation$data;
  variables: useCreateInstallationMutation$variables;
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
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "folderId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRoot",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "installationCount",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isComplete",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "installationId",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "SignableInstallation",
  "kind": "LinkedField",
  "name": "installations",
  "plural": true,
  "selections": [
    (v10/*:: as any*/),
    (v3/*:: as any*/),
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
          "name": "stepNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productTitle",
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
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOverRange",
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
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "selectable",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "SignableInstallation",
  "kind": "LinkedField",
  "name": "installations",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Certificate",
  "kind": "LinkedField",
  "name": "certificates",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certificateId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
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
      "name": "fileName",
      "storageKey": null
    },
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
      "name": "activationDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CertificateRecipient",
      "kind": "LinkedField",
      "name": "recipients",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "copy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changedAt",
          "storageKey": null
        }
      ],
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
    "name": "useCreateInstallationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateInstallationPayload",
        "kind": "LinkedField",
        "name": "createInstallation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Folder",
            "kind": "LinkedField",
            "name": "folder",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "folderChange_folder"
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
    "name": "useCreateInstallationMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateInstallationPayload",
        "kind": "LinkedField",
        "name": "createInstallation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Folder",
            "kind": "LinkedField",
            "name": "folder",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Folder",
                "kind": "LinkedField",
                "name": "parentFolder",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v3/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Folder",
                    "kind": "LinkedField",
                    "name": "parentFolder",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v3/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Folder",
                        "kind": "LinkedField",
                        "name": "parentFolder",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v3/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v6/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Project",
                "kind": "LinkedField",
                "name": "project",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "overdueDays",
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "completedInstallationCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SignableFolder",
                    "kind": "LinkedField",
                    "name": "foldersToActivate",
                    "plural": true,
                    "selections": [
                      (v11/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SignableFolder",
                        "kind": "LinkedField",
                        "name": "folders",
                        "plural": true,
                        "selections": [
                          (v11/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SignableFolder",
                            "kind": "LinkedField",
                            "name": "folders",
                            "plural": true,
                            "selections": [
                              (v11/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SignableFolder",
                                "kind": "LinkedField",
                                "name": "folders",
                                "plural": true,
                                "selections": [
                                  (v11/*:: as any*/),
                                  (v4/*:: as any*/),
                                  (v12/*:: as any*/),
                                  (v3/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v4/*:: as any*/),
                              (v12/*:: as any*/),
                              (v3/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v4/*:: as any*/),
                          (v12/*:: as any*/),
                          (v3/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v4/*:: as any*/),
                      (v12/*:: as any*/),
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "projectId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "archived",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SignableFolder",
                    "kind": "LinkedField",
                    "name": "activatedFolders",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v3/*:: as any*/),
                      (v14/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SignableFolder",
                        "kind": "LinkedField",
                        "name": "folders",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          (v3/*:: as any*/),
                          (v14/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "SignableFolder",
                            "kind": "LinkedField",
                            "name": "folders",
                            "plural": true,
                            "selections": [
                              (v4/*:: as any*/),
                              (v12/*:: as any*/),
                              (v13/*:: as any*/),
                              (v3/*:: as any*/),
                              (v14/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "SignableFolder",
                                "kind": "LinkedField",
                                "name": "folders",
                                "plural": true,
                                "selections": [
                                  (v4/*:: as any*/),
                                  (v12/*:: as any*/),
                                  (v13/*:: as any*/),
                                  (v3/*:: as any*/),
                                  (v14/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
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
                    "name": "startDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "customerEmail",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "city",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "postalCode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "customer",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PathSegment",
                "kind": "LinkedField",
                "name": "path",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v8/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "viewerCanAddSubFolder",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "InstallationList",
                "kind": "LinkedField",
                "name": "allInstallations",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isTruncated",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Installation",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      (v3/*:: as any*/),
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "installer",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "firstName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "lastName",
                            "storageKey": null
                          },
                          (v6/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Folder",
                "kind": "LinkedField",
                "name": "subFolders",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v3/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
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
    "cacheID": "eac5c5d2e95cb6ff946be5cf5a91d304",
    "id": null,
    "metadata": {},
    "name": "useCreateInstallationMutation",
    "operationKind": "mutation",
    "text": "mutation useCreateInstallationMutation(\n  $input: CreateInstallationInput!\n) {\n  createInstallation(input: $input) {\n    folder {\n      ...folderChange_folder\n      id\n    }\n    userErrors {\n      code\n    }\n  }\n}\n\nfragment ActivatedFolder_folder on SignableFolder {\n  title\n  installations {\n    installationId\n    title\n  }\n  certificates {\n    certificateId\n    sentAt\n    ...SentCertificate_certificate\n  }\n}\n\nfragment ActivationFoot_project on Project {\n  projectId\n  startDate\n}\n\nfragment Activation_project on Project {\n  projectId\n  name\n  archived\n  ...useFoldersToActivate_project\n  ...useActivatedFolders_project\n  ...ActivationFoot_project\n  ...SendCertificateModal_project\n  ...ResendCertificateModal_project\n}\n\nfragment CertificatePreview_project on Project {\n  id\n  ...CertificateThumbnail_project\n}\n\nfragment CertificateThumbnail_project on Project {\n  name\n  city\n  postalCode\n  customer\n}\n\nfragment CreateFolderModal_parent on Folder {\n  id\n  isRoot\n}\n\nfragment CreateInstallationModal_folder on Folder {\n  id\n}\n\nfragment DeleteFolderView_folder on Folder {\n  id\n  title\n  installationCount\n  parentFolder {\n    folderId\n    isRoot\n    id\n  }\n}\n\nfragment Delivery_recipient on CertificateRecipient {\n  email\n  copy\n  state\n  reason\n  changedAt\n}\n\nfragment EditFolderModal_folder on Folder {\n  id\n  title\n  version\n  ...DeleteFolderView_folder\n}\n\nfragment FolderActions_folder on Folder {\n  id\n  viewerCanAddSubFolder\n  ...EditFolderModal_folder\n  ...CreateFolderModal_parent\n  ...CreateInstallationModal_folder\n}\n\nfragment FolderHead_folder on Folder {\n  title\n  parentFolder {\n    folderId\n    title\n    isRoot\n    id\n  }\n  project {\n    name\n    id\n  }\n  ...FolderPath_folder\n  ...FolderStatus_folder\n  ...FolderActions_folder\n}\n\nfragment FolderInstallations_folder on Folder {\n  id\n  allInstallations {\n    totalCount\n    ...InstallationTable_installations\n  }\n}\n\nfragment FolderPath_folder on Folder {\n  path {\n    title\n    folderId\n  }\n}\n\nfragment FolderRow_folder on Folder {\n  folderId\n  title\n  installationCount\n  ...FolderStatus_folder\n}\n\nfragment FolderStatus_folder on Folder {\n  isComplete\n}\n\nfragment FolderTable_folders on Folder {\n  id\n  title\n  installationCount\n  isComplete\n  ...FolderRow_folder\n}\n\nfragment FolderToActivate_folder on SignableFolder {\n  title\n  selectable\n  installations {\n    installationId\n    completedAt\n    ...InstallationToActivate_installation\n  }\n  ...UnfinishedNames_folder\n  ...readinessRows_folder\n}\n\nfragment InstallationRow_installation on Installation {\n  installationId\n  title\n  status\n  installer {\n    firstName\n    lastName\n    id\n  }\n}\n\nfragment InstallationTable_installations on InstallationList {\n  totalCount\n  isTruncated\n  nodes {\n    id\n    title\n    status\n    installer {\n      firstName\n      lastName\n      id\n    }\n    ...InstallationRow_installation\n  }\n}\n\nfragment InstallationToActivate_installation on SignableInstallation {\n  installationId\n  title\n  completedAt\n}\n\nfragment Readiness_project on Project {\n  id\n  status\n  installationCount\n  completedInstallationCount\n  foldersToActivate {\n    ...readinessRows_folder\n    folders {\n      ...readinessRows_folder\n      folders {\n        ...readinessRows_folder\n        folders {\n          ...readinessRows_folder\n        }\n      }\n    }\n  }\n}\n\nfragment ResendCertificateForm_project on Project {\n  id\n  customerEmail\n}\n\nfragment ResendCertificateModal_project on Project {\n  id\n  customerEmail\n  ...ResendCertificateForm_project\n}\n\nfragment SendCertificateForm_project on Project {\n  id\n  customerEmail\n  ...CertificatePreview_project\n}\n\nfragment SendCertificateModal_project on Project {\n  id\n  customerEmail\n  ...SendCertificateForm_project\n  ...SentConfirmation_project\n}\n\nfragment SentCertificate_certificate on Certificate {\n  number\n  fileName\n  url\n  activationDate\n  recipients {\n    email\n    copy\n    ...Delivery_recipient\n  }\n}\n\nfragment SentConfirmation_project on Project {\n  name\n  projectId\n}\n\nfragment SubFolders_folder on Folder {\n  id\n  isRoot\n  subFolders {\n    ...FolderTable_folders\n    id\n  }\n}\n\nfragment UnfinishedNames_folder on SignableFolder {\n  installations {\n    title\n    completedAt\n  }\n}\n\nfragment folderChange_folder on Folder {\n  ...FolderHead_folder\n  ...FolderInstallations_folder\n  ...SubFolders_folder\n  ...FolderRow_folder\n  parentFolder {\n    ...FolderRow_folder\n    parentFolder {\n      ...FolderRow_folder\n      parentFolder {\n        ...FolderRow_folder\n        id\n      }\n      id\n    }\n    id\n  }\n  project {\n    status\n    overdueDays\n    installationCount\n    completedInstallationCount\n    ...Readiness_project\n    ...Activation_project\n    id\n  }\n}\n\nfragment hasQueuedDelivery_folder on SignableFolder {\n  certificates {\n    recipients {\n      state\n    }\n  }\n}\n\nfragment readinessRows_folder on SignableFolder {\n  installations {\n    installationId\n    title\n    completedAt\n    missing {\n      kind\n      stepLabel\n      stepNumber\n      productTitle\n      field\n      value\n      isOverRange\n      minimum\n      maximum\n    }\n  }\n}\n\nfragment useActivatedFolders_project on Project {\n  activatedFolders {\n    folderId\n    selectable\n    installations {\n      title\n    }\n    ...ActivatedFolder_folder\n    ...hasQueuedDelivery_folder\n    folders {\n      folderId\n      selectable\n      installations {\n        title\n      }\n      ...ActivatedFolder_folder\n      ...hasQueuedDelivery_folder\n      folders {\n        folderId\n        selectable\n        installations {\n          title\n        }\n        ...ActivatedFolder_folder\n        ...hasQueuedDelivery_folder\n        folders {\n          folderId\n          selectable\n          installations {\n            title\n          }\n          ...ActivatedFolder_folder\n          ...hasQueuedDelivery_folder\n        }\n      }\n    }\n  }\n}\n\nfragment useFoldersToActivate_project on Project {\n  foldersToActivate {\n    folderId\n    selectable\n    installations {\n      title\n    }\n    ...FolderToActivate_folder\n    folders {\n      folderId\n      selectable\n      installations {\n        title\n      }\n      ...FolderToActivate_folder\n      folders {\n        folderId\n        selectable\n        installations {\n          title\n        }\n        ...FolderToActivate_folder\n        folders {\n          folderId\n          selectable\n          installations {\n            title\n          }\n          ...FolderToActivate_folder\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "54b4f240e4e2ab60087bca2eb593cf91";

export default node;
