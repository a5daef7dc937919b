import { addresses } from "../../../shared/net/addresses.ts";
import { addTexts } from "../../app/i18n.ts";
import { Bar } from "../../components/bar.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { sitePath } from "../../state/base-path.ts";
import "./privacy.css";

export const t = addTexts("privacy");

const parts = [
  { title: "privacy.guest", rows: ["token"] },
  { title: "privacy.withAccount", rows: ["name", "passkeys", "provider", "sessions", "ratings"] },
  { title: "privacy.games", rows: ["results", "records", "chat"] },
  { title: "privacy.people", rows: ["friends", "blocks", "reports", "sanctions"] },
  { title: "privacy.technical", rows: ["push", "access", "address", "log"] },
] as const;

type RowName = (typeof parts)[number]["rows"][number];

const rights = ["privacy.see", "privacy.erase", "privacy.hide", "privacy.asGuest", "privacy.ask"] as const;

/** Stored personal data, with purpose and storage time (docs/privacy.md). */
export const Privacy = () => (
  <>
    <Bar title={t("privacy.title")} />
    <main class="page privacy">
      <p class="paper privacy-part">{t("privacy.short")}</p>
      <section class="paper dots privacy-part">
        <h2 class="head">{t("privacy.rights")}</h2>
        <ul class="privacy-rights">
          {rights.map((text) => (
            <li key={text}>{t(text)}</li>
          ))}
        </ul>
        <SiteLink to={addresses.account} class="btn">
          {t("privacy.toAccount")}
        </SiteLink>
      </section>
      {parts.map(({ title, rows }) => (
        <section key={title} class="paper privacy-part">
          <h2 class="head">{t(title)}</h2>
          {rows.map((row) => (
            <Row key={row} name={row} />
          ))}
        </section>
      ))}
      <p>
        <a href={sitePath("/notices.txt")} class="btn">
          {t("privacy.licences")}
        </a>
      </p>
    </main>
  </>
);

const Row = ({ name }: { readonly name: RowName }) => (
  <div class="privacy-row">
    <h3>{t(`privacy.rows.${name}.what`)}</h3>
    <dl class="small">
      <div>
        <dt>{t("privacy.why")}</dt>
        <dd>{t(`privacy.rows.${name}.why`)}</dd>
      </div>
      <div>
        <dt>{t("privacy.long")}</dt>
        <dd>{t(`privacy.rows.${name}.long`)}</dd>
      </div>
    </dl>
  </div>
);
