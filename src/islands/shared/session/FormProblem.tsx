/** What is wrong with a form that is no field's fault. */
export function FormProblem({ children }: { readonly children: string }) {
  return (
    <p className="message auth-problem" role="alert">
      {children}
    </p>
  );
}
