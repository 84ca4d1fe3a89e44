/**
 * @generated SignedSource<<415d26a3378b44ddc9233d8dd40e996d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallationPanelQuery$variables = {
  installationId: string;
  projectId: string;
};
export type InstallationPanelQuery$data = {
  readonly installation: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"InstallationViews_installation">;
  } | null | undefined;
};
export type InstallationPanelQuery = {
  response: InstallationPanelQuery$data;
  variables: InstallationPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "installationId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "projectId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "installationId",
    "variableName": "installationId"
  },
  {
    "kind": "Variable",
    "name": "projectId",
    "variableName": "projectId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = [
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
  (v3/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipe",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stepLabel",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOverRange",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimum",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maximum",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "InstallationPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Installation",
        "kind": "LinkedField",
        "name": "installation",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "InstallationViews_installation"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "InstallationPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Installation",
        "kind": "LinkedField",
        "name": "installation",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PathSegment",
            "kind": "LinkedField",
            "name": "path",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "folderId",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "installer",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "activatedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanRecord",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "InstalledProduct",
            "kind": "LinkedField",
            "name": "products",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cableMarking",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "length",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "power",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "voltage",
                "storageKey": null
              },
              (v4/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cableLength",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Step",
            "kind": "LinkedField",
            "name": "steps",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isComplete",
                "storageKey": null
              },
              (v8/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "StepEntry",
                "kind": "LinkedField",
                "name": "entries",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recordedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Attachment",
                    "kind": "LinkedField",
                    "name": "attachments",
                    "plural": true,
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
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "size",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Measurement",
                    "kind": "LinkedField",
                    "name": "measurements",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "verdict",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "quantity",
                        "storageKey": null
                      },
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isNotMeasured",
                        "storageKey": null
                      },
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "least",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "measurementId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "InstalledProduct",
                    "kind": "LinkedField",
                    "name": "product",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
                      (v4/*:: as any*/),
                      (v7/*:: as any*/),
                      (v3/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isWaterSurrounded",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "asksWaterSurrounded",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "acceptsAttachments",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "requiresAttachments",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "recordedBy",
                    "plural": false,
                    "selections": (v5/*:: as any*/),
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
              (v8/*:: as any*/),
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
                "name": "stepTitle",
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
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCompleted",
            "storageKey": null
          },
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
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0c6f723e1b8ab229c09278e4bf3f6928",
    "id": null,
    "metadata": {},
    "name": "InstallationPanelQuery",
    "operationKind": "query",
    "text": "query InstallationPanelQuery(\n  $projectId: String!\n  $installationId: String!\n) {\n  installation(projectId: $projectId, installationId: $installationId) {\n    id\n    ...InstallationViews_installation\n  }\n}\n\nfragment AddedProducts_installation on Installation {\n  id\n  viewerCanRecord\n  products {\n    id\n    title\n    ...InstalledProductRow_product\n  }\n  ...InstalledProductRow_installation\n}\n\nfragment AttachmentTile_attachment on Attachment {\n  url\n  fileName\n  size\n}\n\nfragment AttachmentTiles_attachments on Attachment {\n  url\n  fileName\n  ...AttachmentTile_attachment\n}\n\nfragment DeleteInstallationView_installation on Installation {\n  id\n  title\n}\n\nfragment DriftChart_installation on Installation {\n  steps {\n    entries {\n      measurementId\n      measurements {\n        quantity\n        value\n        isOverRange\n        minimum\n        maximum\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment EditInstallationModal_installation on Installation {\n  id\n  title\n  installer {\n    id\n  }\n  version\n  ...EditInstallationViews_installation\n}\n\nfragment EditInstallationView_installation on Installation {\n  id\n  installer {\n    id\n    firstName\n    lastName\n  }\n  ...InstallationPlace_installation\n}\n\nfragment EditInstallationViews_installation on Installation {\n  ...EditInstallationView_installation\n  ...MoveInstallationView_installation\n  ...DeleteInstallationView_installation\n}\n\nfragment EditInstallation_installation on Installation {\n  id\n  viewerCanEdit\n  ...EditInstallationModal_installation\n}\n\nfragment FailedElsewhere_installation on Installation {\n  steps {\n    stepLabel\n    title\n    entries {\n      id\n    }\n    id\n  }\n}\n\nfragment FinishEntry_installation on Installation {\n  isCompleted\n  completedAt\n}\n\nfragment FinishView_installation on Installation {\n  id\n  title\n  isCompleted\n  completedAt\n  ...Remarks_installation\n  ...FinishedNotice_installation\n}\n\nfragment FinishedNotice_installation on Installation {\n  completedAt\n}\n\nfragment InstallationFacts_installation on Installation {\n  installer {\n    firstName\n    lastName\n    id\n  }\n  createdAt\n  status\n  activatedAt\n}\n\nfragment InstallationOverview_installation on Installation {\n  title\n  path {\n    title\n  }\n  ...InstallationFacts_installation\n  ...ProductsCard_installation\n  ...StepList_installation\n  ...MissingCallout_installation\n  ...FinishEntry_installation\n  ...EditInstallation_installation\n}\n\nfragment InstallationPlace_installation on Installation {\n  path {\n    title\n  }\n}\n\nfragment InstallationViews_installation on Installation {\n  id\n  ...InstallationOverview_installation\n  ...ProductsView_installation\n  ...StepView_installation\n  ...FinishView_installation\n}\n\nfragment InstalledProductRow_installation on Installation {\n  ...useProductTitle_installation\n}\n\nfragment InstalledProductRow_product on InstalledProduct {\n  number\n  cableMarking\n  length\n  power\n  voltage\n  ...useProductTitle_product\n}\n\nfragment MeasurementField_measurement on Measurement {\n  quantity\n  value\n  isOverRange\n  isNotMeasured\n  minimum\n  maximum\n  least\n  verdict\n}\n\nfragment MissingCallout_installation on Installation {\n  completedAt\n  missing {\n    kind\n    stepLabel\n    stepNumber\n  }\n}\n\nfragment MoveInstallationView_installation on Installation {\n  id\n  title\n  version\n  path {\n    title\n    folderId\n  }\n}\n\nfragment ProductsCard_installation on Installation {\n  viewerCanRecord\n  products {\n    id\n    ...InstalledProductRow_product\n  }\n  ...InstalledProductRow_installation\n}\n\nfragment ProductsView_installation on Installation {\n  id\n  title\n  viewerCanRecord\n  ...AddedProducts_installation\n}\n\nfragment RecordedLine_step on Step {\n  entries {\n    recordedAt\n    recordedBy {\n      firstName\n      lastName\n      id\n    }\n    id\n  }\n}\n\nfragment Remarks_installation on Installation {\n  missing {\n    kind\n    stepLabel\n    stepNumber\n    stepTitle\n    productTitle\n    field\n    value\n    isOverRange\n    minimum\n    maximum\n  }\n}\n\nfragment StepAttachments_entry on StepEntry {\n  id\n  acceptsAttachments\n  requiresAttachments\n  attachments {\n    url\n    fileName\n    ...AttachmentTiles_attachments\n  }\n}\n\nfragment StepAttachments_installation on Installation {\n  id\n}\n\nfragment StepEntryForm_entry on StepEntry {\n  id\n  measurementId\n  product {\n    number\n    ...useProductTitle_product\n    id\n  }\n  measurements {\n    quantity\n    ...MeasurementField_measurement\n  }\n  isWaterSurrounded\n  asksWaterSurrounded\n  ...StepAttachments_entry\n}\n\nfragment StepEntryForm_installation on Installation {\n  ...useProductTitle_installation\n  ...DriftChart_installation\n  ...StepAttachments_installation\n}\n\nfragment StepList_installation on Installation {\n  steps {\n    id\n    isComplete\n    ...StepRow_step\n  }\n}\n\nfragment StepRow_step on Step {\n  stepLabel\n  title\n  isComplete\n  entries {\n    id\n    recordedAt\n    attachments {\n      url\n      ...AttachmentTiles_attachments\n    }\n  }\n  ...StepVerdict_step\n}\n\nfragment StepVerdict_step on Step {\n  entries {\n    measurements {\n      verdict\n    }\n    id\n  }\n}\n\nfragment StepView_installation on Installation {\n  title\n  viewerCanRecord\n  steps {\n    stepLabel\n    title\n    entries {\n      id\n      ...StepEntryForm_entry\n    }\n    ...RecordedLine_step\n    id\n  }\n  ...StepEntryForm_installation\n  ...FailedElsewhere_installation\n}\n\nfragment useProductTitle_installation on Installation {\n  products {\n    recipe\n    cableLength\n    id\n  }\n}\n\nfragment useProductTitle_product on InstalledProduct {\n  title\n  recipe\n}\n"
  }
};
})();

(node as any).hash = "9874d7b4a2ea13151d66be3f7019c0bf";

export default node;
