"""Folders: what is made on the way is kept outside the repository's files."""
import os

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), '..', '..', '..'))
#: Drapes and render passes; GIJA_RENDERS names another folder.
KEPT = os.environ.get('GIJA_RENDERS') or os.path.join(ROOT, 'node_modules', '.cache', 'gija-renders')


def drape_file(cut):
    return os.path.join(KEPT, 'drapes', f'{cut}.blend')


def passes_folder(cut, view, proof):
    return os.path.join(KEPT, 'proofs' if proof else 'passes', f'{cut}-{view}')


def chart_file(name):
    return os.path.join(KEPT, 'charts', f'{name}.png')
