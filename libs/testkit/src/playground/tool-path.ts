/** Address of the page that shows the tool alone. */
export const TOOL_PATH = '/tool';
