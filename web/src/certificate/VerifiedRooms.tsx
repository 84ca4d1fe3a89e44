import { Text } from "../i18n/Text.tsx";
import type { VerifiedCertificate_certificate$data } from "./__generated__/VerifiedCertificate_certificate.graphql.ts";
import styles from "./CertificatePage.module.css";

type Rooms = NonNullable<VerifiedCertificate_certificate$data["rooms"]>;
type Product = Rooms[number]["products"][number];

export function VerifiedRooms({ rooms }: { rooms: Rooms }) {
  return (
    <ul className={styles.rooms}>
      {rooms.map(({ title, products }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed rooms may bear one title, and their order never changes.
        <li key={index}>
          {title}
          {products.map((product, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as of the rooms.
            <div key={place} className={styles.product}>
              <div>{product.title}</div>
              <Limits {...product} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Limits({ resistance, insulation }: Product) {
  const { minimum, maximum } = resistance ?? {};
  const least = insulation?.minimum;
  return (
    <>
      {typeof minimum === "number" && typeof maximum === "number" && (
        <div>
          <Text id="certificate.verify.resistance" values={{ minimum, maximum }} />
        </div>
      )}
      {typeof least === "number" && (
        <div>
          <Text id="certificate.verify.insulation" values={{ minimum: least }} />
        </div>
      )}
    </>
  );
}
