import { graphql } from "react-relay/hooks";

/** Fragments that a change to a person may touch: the person's rows, the company's lists, the viewer's rights. */
graphql`
  fragment userChange_user on User {
    id
    ...UserRow_user
    ...OwnDetails_user
    company {
      id
      viewerCanEdit
      installers {
        id
      }
      ...CompanyUsers_company
    }
  }
`;
