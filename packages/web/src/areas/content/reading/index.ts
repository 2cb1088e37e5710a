/** The screens of readers, apart from the libraries and fields of the desk: an article loads little. */
export { ArticleScreen } from '../article-screen.tsx';
export { ArticlesScreen } from '../articles-screen.tsx';
