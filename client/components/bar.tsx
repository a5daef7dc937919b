import type { ComponentChildren } from "preact";
import { type Language, languages } from "../../shared/locales/languages.ts";
import { language, setLanguage, t } from "../app/i18n.ts";
import { goBack, openSheet } from "../app/router.ts";
import { Segment } from "./forms/form-controls.tsx";
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

const names: Readonly<Record<Language, { short: string; long: string }>> = {
  en: { short: "EN", long: "English" },
  de: { short: "DE", long: "Deutsch" },
};

/** Shows each language by its own name, in any current language. */
export function LanguageSwitch({ long }: { readonly long?: boolean }) {
  const options = languages.map((value) => ({
    value,
    text: long ? names[value].long : names[value].short,
    label: names[value].long,
  }));
  return (
    <Segment label={t("app.language")} options={options} chosen={language.value} onChoose={setLanguage} night={!long} />
  );
}

export function SettingsButton() {
  return (
    <button type="button" class="icon" aria-label={t("app.settings")} onClick={() => openSheet("settings")}>
      <Icon name="gear" />
    </button>
  );
}
