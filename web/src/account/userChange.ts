import { graphql } from "react-relay/hooks";

/** The data that a change of a user may affect: the user's rows, the company's lists, the viewer's rights. */
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
