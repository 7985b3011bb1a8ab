/** File of the page that every address of the shell but `/` gets. */
export const ANY_PAGE = 'app.html';
