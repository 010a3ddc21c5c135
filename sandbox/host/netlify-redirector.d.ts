/** The platform's own matcher of redirect rules, compiled to WebAssembly; it comes without types. */
declare module 'netlify-redirector' {
  interface MatchRequest {
    readonly scheme: string;
    readonly host: string;
    readonly path: string;
    readonly query: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly cookieValues: Readonly<Record<string, string>>;
    getHeader(name: string): string;
    getCookie(name: string): string;
  }
  interface Match {
    readonly to: string;
    readonly status: number;
    readonly force: boolean;
  }
  const redirector: {
    parseJSON(rules: string, options: object): Promise<{ match(request: MatchRequest): Match | null }>;
  };
  export default redirector;
}
