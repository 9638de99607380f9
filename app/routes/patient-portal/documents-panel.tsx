/** The Documents tab (PORT-14). */
export function DocumentsPanel({ data: _data }: { data: unknown }) {
  return (
    <section aria-labelledby="documents-title" className="card p-8 text-center">
      <h2 id="documents-title" className="text-xl font-bold">
        Documents
      </h2>
      <p className="mt-2 text-lg">Coming soon</p>
      <p className="mt-1 text-muted">Letters, lab results and pictures will have their place here.</p>
    </section>
  );
}
