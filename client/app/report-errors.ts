import { reportErrors } from "../net/page-errors.ts";
import { apiRoot, request } from "../net/request.ts";

const script = document.querySelector("script[type=module]")?.getAttribute("src") ?? null;
reportErrors(window, { origin: location.origin, script }, (body) => {
  void request({ method: "POST", path: `${apiRoot}/page-errors`, body });
});
