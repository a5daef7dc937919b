import type { Staff } from "../../shared/net/operators.ts";
import { adminApi } from "../net/admin-api.ts";
import type { ApiFailure } from "../net/request.ts";
import { PolledResource } from "./polled-resource.ts";
import { token } from "./session.ts";

/** Permissions of a staff member. Without them the server responds as if the address did not exist. */
export const staff = new PolledResource<Staff, ApiFailure>(() => adminApi.staff(token()), 10_000);

/** Whether the server denies that the player is a staff member. */
export const isNoStaff = (): boolean =>
  staff.failure.value?.error === "malformed" || staff.failure.value?.error === "unauthorized";
