/** What is known of backups. */
export interface Backup {
  /** When the last one was made, ms since 1970; null if none is known. */
  madeAt(): Promise<number | null>;
}
