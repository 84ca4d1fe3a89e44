import { createContext, type ReactNode, useContext } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { MessageId } from "../i18n/catalogues.ts";
import { companyZone } from "../i18n/companyDay.ts";
import { Text } from "../i18n/Text.tsx";
import { Notice } from "../ui/Notice.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { features_viewer$data, features_viewer$key } from "./__generated__/features_viewer.graphql.ts";

export type Features = Partial<NonNullable<features_viewer$data["features"]>>;

/** Tests give it features of their own. */
export const FeaturesContext = createContext<Features>({});

/** Parts that a REST service may lack, as the frame's query tells them; each is undefined while that is not known. */
export const useFeatures = (): Features => useContext(FeaturesContext);

const CompanyZoneContext = createContext(companyZone(undefined));

/** The time zone in which the company's days begin and end. */
export const useCompanyZone = (): string => useContext(CompanyZoneContext);

/** Tests give it a role of their own. */
export const IsAdminContext = createContext(false);

/** Whether the viewer may do what is for the company's admins and owners. */
export const useIsAdmin = (): boolean => useContext(IsAdminContext);

export function FeaturesProvider({ viewerRef, children }: { viewerRef: features_viewer$key; children: ReactNode }) {
  const { features, company, isAdmin } = useFragment(
    graphql`
      fragment features_viewer on User {
        isAdmin
        features @catch(to: NULL) {
          attention
          batches
          certificateArchive
          certificateArchiveFilters
          certificateRegister
          certificateWithdrawal
          externalIds
          figures
          handover
          history
          measuredOn
          productChanges
          programs
          projectImport
          reopening
          search
          templates
          webhooks
        }
        company @catch(to: NULL) {
          country
        }
      }
    `,
    viewerRef,
  );
  return (
    <FeaturesContext value={features ?? {}}>
      <IsAdminContext value={isAdmin}>
        <CompanyZoneContext value={companyZone(company?.country)}>{children}</CompanyZoneContext>
      </IsAdminContext>
    </FeaturesContext>
  );
}

type Props = { feature: keyof Features; title: MessageId; reason: MessageId; children: ReactNode };

/** A page, or in its place why a service without the feature has none of it. */
export function RequiresFeature({ feature, title, reason, children }: Props) {
  if (useFeatures()[feature] !== false) return children;
  return (
    <Notice picture={<StatusIcon name="not-measured" size={22} />} title={<Text id={title} />}>
      <Text id={reason} />
    </Notice>
  );
}
