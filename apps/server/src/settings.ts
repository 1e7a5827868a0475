import type { Company, SiteLinks } from '@clipmint/contract'

/** What the environment decides and features may know. Made by `main/config.ts`; secrets stay with who needs them. */
export type Settings = {
  /** Stand-ins for the outside world are on; what comes from them is labelled on screen. */
  sandbox: boolean
  /** Where the site answers, such as http://localhost:3000, without a slash at the end. */
  publicUrl: string
  /** A folder for files of the moment (downloads, renders); emptied at start. */
  tempFolder: string
  /** How many renders this worker makes at a time. */
  renderConcurrency: number
  /**
   * Loops of templates are made once the process has run for `afterMs`, in processes that step back by `niceness`; never
   * when null.
   */
  loops: { afterMs: number; niceness: number } | null
  /** How long mail about a render waits for its owner to see it in the site. */
  mailAfterSeconds: number
  /** Where business inquiries are mailed to. */
  businessMail: string
  /** Who runs this installation; null where nobody has said so. */
  company: Company | null
  /** Where else they are met; empty where nothing is said. */
  links: SiteLinks
  /** Where browsers read of maintenance, such as https://status.example.com/maintenance.json; null for here. */
  maintenanceUrl: string | null
}
