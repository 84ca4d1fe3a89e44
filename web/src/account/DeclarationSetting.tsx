import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { DeclarationSetting_company$key } from "./__generated__/DeclarationSetting_company.graphql.ts";
import { useSetSignsDeclarations } from "./useSetSignsDeclarations.ts";
import { Wish } from "./Wish.tsx";

/** Sets whether people declare their finished work, signed if they have a passkey. Only admins can change this. */
export function DeclarationSetting({ companyRef }: { companyRef: DeclarationSetting_company$key }) {
  const { signsDeclarations, viewerCanEdit } = useFragment(
    graphql`
      fragment DeclarationSetting_company on Company {
        signsDeclarations
        viewerCanEdit
      }
    `,
    companyRef,
  );
  const text = useText();
  const setSignsDeclarations = useSetSignsDeclarations();
  return (
    <Wish
      isOn={signsDeclarations === true}
      isDisabled={!viewerCanEdit}
      label={text("account.declarations.wish")}
      reason={<Text id="account.declarations.reason" />}
      context="account"
      onStore={(isOn) => setSignsDeclarations({ isOn })}
    />
  );
}
