"""Every sewing map by name; drawn when it is first asked for or when its file has changed."""
import importlib
import inspect
import os
import pkgutil

import sewing
from sewing.chart import Chart
from where import chart_file

CHARTS = {}


def chart(function):
    """Registers a function (Chart) -> None under its name."""
    if function.__name__ in CHARTS:
        raise ValueError(f'two sewing maps are called {function.__name__}')
    CHARTS[function.__name__] = function
    return function


def draw_chart(name):
    """Path of the map's PNG file."""
    for module in pkgutil.iter_modules(sewing.__path__):
        if module.name not in ('all', 'chart'):
            importlib.import_module(f'sewing.{module.name}')
    path = chart_file(name)
    source = inspect.getsourcefile(CHARTS[name])
    if not os.path.exists(path) or os.path.getmtime(path) < os.path.getmtime(source):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        drawn = Chart()
        CHARTS[name](drawn)
        drawn.save(path)
    return path
