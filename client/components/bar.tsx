import type { ComponentChildren } from "preact";
import { languageList, languages } from "../../shared/locales/languages.ts";
import { language, setLanguage, t } from "../app/i18n.ts";
import { goBack, openSheet } from "../app/router.ts";
import { Icon } from "./pictures/icon.tsx";
import "./bar.css";

interface BarProps {
  readonly title: string;
  /** Content at the left, instead of the back arrow. */
  readonly before?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Bar({ title, before, children }: BarProps) {
  return (
    <header class="bar">
      {before ?? (
        <button type="button" class="icon flat" aria-label={t("app.back")} onClick={goBack}>
          <Icon name="back" />
        </button>
      )}
      <h1>{title}</h1>
      {children}
    </header>
  );
}

/** Menu of all languages by their own names. The short form shows the code of the current language. */
export function LanguageMenu({ long }: { readonly long?: boolean }) {
  const choose = (wanted: string) => {
    const next = languages.find((each) => each === wanted);
    if (next) void setLanguage(next);
  };
  return (
    <span class={long ? "language-menu long" : "language-menu"}>
      {!long && <b aria-hidden="true">{language.value.slice(0, 2)}</b>}
      <select
        class={long ? "field" : undefined}
        aria-label={t("app.language")}
        value={language.value}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {languageList.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

export function SettingsButton() {
  return (
    <button type="button" class="icon" aria-label={t("app.settings")} onClick={() => openSheet("settings")}>
      <Icon name="gear" />
    </button>
  );
}
