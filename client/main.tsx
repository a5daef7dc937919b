import "./ui/tokens.css";
import "./ui/fonts.css";
import "./ui/base.css";
import { render } from "preact";
import { language, setLanguage } from "./i18n.ts";
import { App } from "./ui/app.tsx";

setLanguage(language.value);

const root = document.getElementById("app");
if (root) render(<App />, root);
