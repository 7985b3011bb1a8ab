/** Models that answered 404, by the base URL of the service; a reload clears the list. */
const retired = new Map<string, Set<string>>();

export function retire(baseUrl: string, model: string): void {
  const models = retired.get(baseUrl) ?? new Set();
  retired.set(baseUrl, models.add(model));
}

/** The models to try, in order; all of them again when all have answered 404. */
export function modelsToTry(baseUrl: string, models: readonly string[]): readonly string[] {
  const alive = models.filter((model) => !retired.get(baseUrl)?.has(model));
  return alive.length > 0 ? alive : models;
}
