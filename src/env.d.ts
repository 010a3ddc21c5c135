/** What pages may know of the environment: it becomes part of their scripts (`.env.example` explains each). */
interface ImportMetaEnv {
  readonly PUBLIC_SUPABASE_URL: string;
  readonly PUBLIC_SUPABASE_PUBLISHABLE_KEY: string;
  /** Short name of the commit that the build is of; empty where the platform does not say (astro.config.mjs). */
  readonly PUBLIC_RELEASE: string;
  /** True in what is rendered on request, false in what is built ahead and in development (src/site/on-request/integration.ts). */
  readonly ON_REQUEST: boolean;
}
