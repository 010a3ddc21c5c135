/** What pages may know of the environment: it becomes part of their scripts (`.env.example` explains each). */
interface ImportMetaEnv {
  readonly PUBLIC_SUPABASE_URL: string;
  readonly PUBLIC_SUPABASE_PUBLISHABLE_KEY: string;
}
