import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useAmount } from "../i18n/useAmount.ts";
import { useText } from "../i18n/useText.ts";
import { useProductMark } from "../product/useProductMark.ts";
import { MissingPicture } from "../ui/MissingPicture.tsx";
import { fileKind } from "../upload/fileKind.ts";
import { usePicture } from "../upload/usePicture.ts";
import styles from "./ProtocolPage.module.css";
import { ProtocolValues } from "./ProtocolValues.tsx";
import { pageName } from "./printFooter.ts";
import type { ProtocolEntry } from "./useProtocol.ts";

export function ProtocolSection({ entry: { place, certificate, installation } }: { entry: ProtocolEntry }) {
  const amount = useAmount();
  const text = useText();
  const markOf = useProductMark();
  const { title, installer, completedAt, products, steps } = installation;
  const [first, ...others] = steps;
  const files = steps.flatMap(({ title: step, entries }) =>
    entries.flatMap(({ attachments }) => attachments.map((attachment) => ({ ...attachment, step }))),
  );
  const photos = files.filter(({ fileName }) => fileKind(fileName) === "image");
  const otherFiles = files.filter(({ fileName }) => fileKind(fileName) !== "image");
  return (
    <section className={styles.section} style={{ page: pageName(certificate) }}>
      <div className={styles.start}>
        <h2>{title}</h2>
        <p className={styles.facts}>
          {place} · <Text id="protocol.column.installer" />: {installer.firstName} {installer.lastName} ·{" "}
          {completedAt ? (
            <Text id="certificate.installation.completed" values={{ day: localDay(completedAt) }} />
          ) : (
            <Text id="protocol.notFinished" />
          )}
          {certificate && (
            <>
              {" "}
              ·{" "}
              <span className={styles.certificate}>
                <Text id="protocol.certificate" values={{ number: certificate }} />
              </span>
            </>
          )}
        </p>
        <ul className={styles.products}>
          {products.map(
            ({ measurementId, title: product, number, cableMarking, length, power, voltage, isolation }, at) => (
              <li key={measurementId}>
                {[
                  product,
                  markOf(products, at),
                  number,
                  cableMarking !== markOf(products, at) && cableMarking,
                  typeof length === "number" && amount(length, { min: 1, max: 2 }, "m"),
                  typeof power === "number" && amount(power, { min: 0, max: 0 }, "W"),
                  typeof voltage === "number" && amount(voltage, { min: 0, max: 2 }, "V"),
                  isolation && text("product.isolation"),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </li>
            ),
          )}
        </ul>
        {first && <ProtocolValues step={first} products={products} />}
      </div>
      {others.map((step) => (
        <ProtocolValues key={step.stepLabel} step={step} products={products} />
      ))}
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ url, fileName, step }) => (
            <li key={url}>
              <Photo url={url} fileName={fileName} description={`${title}, ${step}`} />
            </li>
          ))}
        </ul>
      )}
      {otherFiles.length > 0 && (
        <p className={styles.facts}>
          <Text id="attachment.title" />: {otherFiles.map(({ fileName }) => fileName).join(", ")}
        </p>
      )}
    </section>
  );
}

function Photo({ url, fileName, description }: { url: string; fileName: string; description: string }) {
  const { isFailed, isOffline, onError } = usePicture(url);
  if (isFailed) return <MissingPicture fileName={fileName} isOffline={isOffline} />;
  return (
    <>
      <img src={url} alt={description} onError={onError} />
      <span>{fileName}</span>
    </>
  );
}
