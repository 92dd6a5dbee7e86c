/** One field over all operations of the reference; `enhanceApiFilter` brings it to life. */
export function ApiFilter() {
  return (
    <search className="api-filter scripted">
      <label htmlFor="api-filter">Filter operations</label>
      <input
        id="api-filter"
        type="search"
        placeholder="Method, path or words, such as POST annotation"
        autoComplete="off"
        spellCheck={false}
      />
      <output htmlFor="api-filter" />
    </search>
  );
}
