import type { Staff } from "../../shared/net/operators.ts";
import { adminApi } from "../net/admin-api.ts";
import type { ApiFailure } from "../net/request.ts";
import { Live } from "./live.ts";
import { token } from "./session.ts";

/** What the player may do as one of those who run the server; without the right the address does not exist. */
export const staff = new Live<Staff, ApiFailure>(() => adminApi.staff(token()), 10_000);

/** Whether the server knows the player as nobody of the staff. */
export const isNoStaff = (): boolean =>
  staff.failure.value?.error === "malformed" || staff.failure.value?.error === "unauthorized";
